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
 * Calls `ended` when the parent process or its parent has ended. Otherwise the product would keep running after a hard
 * kill of `npm start`, and keep its ports. The parent's parent counts because a shell runs between npm and this
 * process. That shell gets no signal.
 */
export function watchParentProcesses(ended: () => void, everyMs = 300): void {
  const line = () => `${process.ppid} ${parentOf(process.ppid)}`
  const began = line()
  const timer = setInterval(() => {
    if (line() === began) return
    clearInterval(timer)
    ended()
  }, everyMs)
  timer.unref()
}
