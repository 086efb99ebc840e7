import { one, type Planted } from './edit'

/** Defects that show when many call at once. */
export const loadDefects: readonly Planted[] = [
  one(
    'papers are drawn between the calls',
    ['load', 'readers at once'],
    'base/pdf draw',
    'return (await ownPapers.run(account, job)).value',
    'return (await import("./press")).print(job.sheet)',
  ),
  one(
    'a file that ends its process ends the call that opens it',
    ['hostile-pdfs', 'by every way'],
    'base/pdf open',
    'if (!(error instanceof ProcessEnded)) throw error',
    'if (error) throw error',
  ),
  one(
    'a file that ends its process ends the paper too',
    ['src/base/pdf/strange', 'that did none before'],
    'base/pdf printStrange',
    'if (!(error instanceof ProcessEnded)) throw error',
    'throw error',
  ),
  one(
    'one account has all turns of what must be opened apart',
    ['src/base/process/turns', 'leaves a place to others'],
    'base/process fairTurns',
    'Math.max(1, size - 1)',
    'size',
  ),
  one(
    'what came of opening a file is not remembered',
    ['src/base/file/service-verdicts', 'by its bytes'],
    'base/file storeVerdict',
    'if (db.isTransaction) return',
    'if (!db.isTransaction) return',
  ),
  one(
    'a call without a body has as long to be answered as a body has to arrive',
    ['src/app/server/slow-body', 'is answered with no body'],
    'app/server buildApp',
    'void (request.raw.complete || request.raw.destroy())',
    'void request.raw.destroy()',
  ),
  one(
    'what is drawn holds up the end of the server',
    ['stop', 'SIGTERM'],
    'app/server stop',
    'setTimeout(stopPools, 7000)',
    'setTimeout(() => undefined, 7000)',
  ),
  one(
    'equal papers are drawn each time',
    ['src/base/pdf/service', 'drawn once'],
    'base/pdf drawPdf',
    'finished.get(key) ?? inWork.get(key)',
    'finished.get("") ?? inWork.get("")',
  ),
  {
    name: 'an account has all threads to itself',
    check: ['src/base/pdf/service', 'before the first one of another'],
    edits: [
      { in: 'base/pdf drawPdf', replace: 'ofAccount(account, work)', with: 'work()' },
      { in: 'base/process processPool', replace: 'inTurn(account, async', with: 'inTurn(0, async' },
    ],
  },
  {
    name: 'any number of files lies in memory',
    check: ['load', 'of 10 MB at once'],
    edits: [
      { in: 'base/call readAtOnce', replace: 'readAtOnce = 3', with: 'readAtOnce = 300' },
      { in: 'base/call inMemory', replace: 'inMemory = 3', with: 'inMemory = 300' },
    ],
  },
  one(
    'an upload that waits is not refused',
    ['src/base/call/upload', 'waited too long'],
    'base/call uploads',
    'keyedSemaphore(readAtOnce, patience',
    'keyedSemaphore(readAtOnce, patience * 1000',
  ),
  one(
    'a connection without headers stays half open',
    ['src/app/server/server', 'headers do not arrive'],
    'app/server refuseMalformed',
    'setTimeout(() => socket.destroy(), farewell)',
    'setTimeout(() => undefined, farewell)',
  ),
  one(
    'what a write answers is compressed',
    ['src/app/server/app', 'neither short answers'],
    'app/server compressed',
    "request.method !== 'GET' || !(payload instanceof Uint8Array)",
    "!(payload instanceof Uint8Array || typeof payload === 'string')",
  ),
  one(
    'readers of a bucket take the connections of uploads',
    ['src/base/file/port', 'readers take nothing'],
    'base/file openBucket',
    'fetch(key, range, readingClient, reachSlowly)',
    'fetch(key, range, readingClient && client, reachSlowly)',
  ),
]
