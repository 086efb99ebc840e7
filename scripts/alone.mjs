// One process at a time. If `npm start` and `npm run demo` were started together, they would build into the same folder.
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** True if the process that the file names still runs. */
function isHeld(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Runs the action while no other process runs one under that file. A file that a killed process left doesn't count. */
export function runAlone(file, action) {
  mkdirSync(dirname(file), { recursive: true })
  // The file is linked to its name after the process number was written, so nobody reads a half-written file.
  const own = `${file}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    for (;;) {
      try {
        linkSync(own, file)
        break
      } catch (error) {
        if (error.code !== 'EEXIST') throw error
        if (isHeld(file)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
        else rmSync(file, { force: true })
      }
    }
  } finally {
    rmSync(own, { force: true })
  }
  try {
    return action()
  } finally {
    rmSync(file, { force: true })
  }
}
