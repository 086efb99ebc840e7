import { readFileSync } from 'node:fs'

/** The parent of a process. Linux only. */
function parentOf(pid: number): number | undefined {
  try {
    // The second field is the program's name in brackets and may contain anything. The fourth field is the parent.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ')[1])
  } catch {
    return undefined
  }
}

/**
 * Calls `ended` when a parent process has ended. After a hard kill of `npm start` the product would keep running and
 * keep its ports. Between npm and us is a shell that gets no signal, so the parent's parent counts too.
 */
export function watchParents(ended: () => void, everyMs = 300): void {
  const line = () => `${process.ppid} ${parentOf(process.ppid)}`
  const began = line()
  const timer = setInterval(() => {
    if (line() === began) return
    clearInterval(timer)
    ended()
  }, everyMs)
  timer.unref()
}
