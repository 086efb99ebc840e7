import type pg from 'pg'
import { jobChannel } from './job'

export interface Listener {
  stop(): void
}

/**
 * Keeps one connection of the pool listening for committed jobs. When it breaks, the workers go on by polling and another
 * one is opened after `pauseMs`.
 */
export function listenForJobs(pool: pg.Pool, wake: () => void, pauseMs = 5000): Listener {
  let stopped = false
  let client: pg.PoolClient | undefined
  let timer: NodeJS.Timeout | undefined

  const lost = (error: Error) => {
    if (!client) return
    client.removeAllListeners('notification')
    client.release(error)
    client = undefined
    retry()
  }
  const retry = () => {
    if (!stopped) timer = setTimeout(open, pauseMs).unref()
  }
  const open = () => {
    pool.connect().then(async (opened) => {
      client = opened
      opened.on('notification', wake)
      // While a connection is checked out, the pool does not listen for its errors.
      opened.on('error', lost)
      await opened.query(`listen ${jobChannel}`).catch(lost)
      if (stopped) lost(new Error('stopped'))
      else wake()
    }, retry)
  }
  open()
  return {
    stop() {
      stopped = true
      clearTimeout(timer)
      lost(new Error('stopped'))
    },
  }
}
