import { one, type Planted } from './edit'

/** Defects in the order of locks and the end of a transaction. */
export const lockDefects: readonly Planted[] = [
  one(
    'a voucher is held before its account',
    ['locks', 'nobody waits'],
    'books/expense lockExpense',
    'await lockAccount(ctx)',
    '  void lockAccount\n',
  ),
  one(
    'what lies in the trash is held before its account',
    ['locks', 'DELETE trash'],
    'books/trash trashService',
    'await lockAccount(ctx)',
    '  void lockAccount\n',
  ),
  one(
    'the sweep of files waits for accounts',
    ['locks', 'nobody waits'],
    'base/file sweepUnused',
    "const held = await db.selectFrom('account').select('id').where('id', 'in', accounts).orderBy('id').forNoKeyUpdate().skipLocked()",
    "await db.selectFrom('document').select('id').where('id', 'in', unused.map((file) => file.id)).forUpdate().execute()\n  const held = await db.selectFrom('account').select('id').where('id', 'in', accounts).orderBy('id').forNoKeyUpdate()",
  ),
  one(
    'a refused action leaves its last statement to the next',
    ['src/base/db/pipelined', 'leaves nothing behind'],
    'base/db PipelinedDriver',
    'lastStatements.delete(connection) await super.rollbackTransaction',
    'await super.rollbackTransaction',
  ),
  one(
    'a failed last statement is taken for written',
    ['src/base/db/pipelined', 'commits nothing'],
    'base/db PipelinedDriver',
    "for (const result of results) if (result.status === 'rejected') throw result.reason",
    'void results',
  ),
  one(
    'finishing holds its account last',
    ['locks', 'contract/\\{id\\}/finish'],
    'lease/tenancy leaseEndService',
    'await lockAccount(ctx) const contract = await lockContract(ctx, id)',
    'const contract = await lockContract(ctx, id)\n      await lockAccount(ctx)',
  ),
]
