import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'

/** How long a connection that was taken in at the end may be without its first byte, in ms. */
const lastSilence = 2000
/** Rounds of the event loop in which no connection was taken in: then none waits. In one of them it may not have looked. */
const quietRounds = 3
/** Rounds after which the end comes in any case, with whoever still comes. */
const mostRounds = 20_000

/** Watches the connections of a server: those that never say a byte, and those that come as it ends. */
export function watchDoor(server: Server, silence: number) {
  const silent = new Set<Socket>()
  let [taken, isEnding] = [0, false]
  const end = (socket: Socket) => void (socket.bytesRead === 0 ? socket.destroy() : silent.delete(socket))
  server.on('connection', (socket: Socket) => {
    taken += 1
    silent.add(socket)
    const timer = setTimeout(end, isEnding ? Math.min(silence, lastSilence) : silence, socket).unref()
    socket.once('close', () => {
      clearTimeout(timer)
      silent.delete(socket)
    })
  })
  return {
    /**
     * Takes in the connections that wait in the system's line, which would be reset when the server takes no more: one is
     * taken in each round of the event loop. Those that say nothing are ended soon, so that the end doesn't wait for them.
     */
    async takeIn(): Promise<void> {
      isEnding = true
      for (let [round, quiet] = [0, 0]; quiet < quietRounds && round < mostRounds; round += 1) {
        const before = taken
        await setImmediate()
        quiet = taken === before ? quiet + 1 : 0
      }
      setTimeout(() => [...silent].forEach(end), Math.min(silence, lastSilence)).unref()
    },
  }
}
