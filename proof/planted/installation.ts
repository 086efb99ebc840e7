import { one, type Planted } from './edit'

/** Defects of what belongs together: database, store of files, keys. */
export const installationDefects: readonly Planted[] = [
  one(
    'a missing key is made anew beside data',
    ['installation', 'key file is missing'],
    'app/server keysBeside',
    '!(await mayMake())',
    '!(await mayMake()) && dataDir === ""',
  ),
  one(
    'another secret under the same id is taken',
    ['installation', 'same id'],
    'base/db fits',
    'check !== undefined && !canRead',
    'check === "" && !canRead',
  ),
  one(
    'the store of another installation is used',
    ['installation', 'files are of another'],
    'base/file claimStore',
    'if (owner !== null)',
    'if (owner === "")',
  ),
  one(
    'many strays are swept at once',
    ['src/base/file/jobs', 'left alone'],
    'base/file sweepStrays',
    'strays.length > atMost && strays.length > largestShare * stored',
    'strays.length > 1000 && strays.length > atMost * stored * largestShare',
  ),
  one(
    'what a row names is removed from quarantine',
    ['src/base/file/jobs', 'come back from quarantine'],
    'base/file emptyQuarantine',
    'ids.filter((each) => !named.has(each))',
    'ids.filter((each) => each !== "" || named.has(each))',
  ),
  one(
    'a new text of a voucher survives its account',
    ['src/landlord/account/service-delete', 'leaves no personal text'],
    'books/expense eraseExpenses',
    '...expenseRecord.erasedTexts()',
    '...(expenseRecord.names.length > 99 ? expenseRecord.erasedTexts() : {})',
  ),
  one(
    'a full disk is answered as a bug',
    ['src/app/server/disk-full'],
    'base/call isDiskFull',
    "['ENOSPC', 'EDQUOT', '53100']",
    "['EDQUOT']",
  ),
  one(
    'readiness does not look at the disk',
    ['installation', 'a full disk'],
    'base/call diskSpace',
    '(await freeBytes(directory)) < maxFileBytes',
    '(await freeBytes(directory)) < 0',
  ),
]
