import { one, type Planted } from './edit'

/** Defects that show when many call at once. */
export const loadDefects: readonly Planted[] = [
  one(
    'papers are drawn between the calls',
    ['load', 'readers at once'],
    'base/pdf drawPdf',
    'ofAccount(account, () => ofThreads(() => print(sheet)))',
    '(await import("./press")).print(sheet) as never',
  ),
  one(
    'equal papers are drawn each time',
    ['src/base/pdf/service', 'drawn once'],
    'base/pdf drawPdf',
    'finished.get(key) ?? inWork.get(key)',
    'finished.get("") ?? inWork.get("")',
  ),
  one(
    'an account has all threads to itself',
    ['src/base/pdf/service', 'before the first one of another'],
    'base/pdf drawPdf',
    'ofAccount(account, () => $1(() => print(sheet)))',
    '$1(() => print(sheet))',
  ),
]
