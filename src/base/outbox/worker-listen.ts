import type pg from 'pg'
import { jobChannel } from './job'

export interface Listener {
  stop(): void
}

/**
 * Keeps one connection of the pool listening for committed jobs. When it breaks, polling carries on alone and the next
 * one is opened after `pauseMs`.
 */
export function listenForJobs(pool: pg.Pool, ring: () => void, pauseMs = 5000): Listener {
  let stopped = false
  let client: pg.PoolClient | undefined
  let again: NodeJS.Timeout | undefined

  const lost = (error: Error) => {
    if (!client) return
    client.removeAllListeners('notification')
    client.release(error)
    client = undefined
    retry()
  }
  const retry = () => {
    if (!stopped) again = setTimeout(open, pauseMs).unref()
  }
  const open = () => {
    pool.connect().then(async (opened) => {
      client = opened
      opened.on('notification', ring)
      // The pool's own listener is gone while a connection is checked out.
      opened.on('error', lost)
      await opened.query(`listen ${jobChannel}`).catch(lost)
      if (stopped) lost(new Error('stopped'))
      else ring()
    }, retry)
  }
  open()
  return {
    stop() {
      stopped = true
      clearTimeout(again)
      lost(new Error('stopped'))
    },
  }
}
