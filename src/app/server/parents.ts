import { readFileSync } from 'node:fs'

/** Parent of a process, by Linux's /proc; undefined elsewhere, or when the process is gone. */
function parentOf(pid: number): number | undefined {
  try {
    // The second field is the program's name in brackets, which may hold anything; the fourth is the parent.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ')[1])
  } catch {
    return undefined
  }
}

/**
 * `npm start` killed hard would leave the product behind, holding its ports: between npm and us stands a shell that
 * nobody tells. Calls `ended` once when our parent, or its parent, is another one than at the start.
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
