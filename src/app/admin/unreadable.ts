import { appendAudit } from '../../base/audit/service'
import { clearUnreadable, findUnreadable, type UnreadableValue } from '../../base/db/key-rotation'
import { encryptedTables } from '../server/encrypted-tables'
import { commandUsage } from './account-commands'
import type { CommandDeps } from './command-deps'

/** `--clear <table> <id> <column>` empties one value. */
export async function unreadableCommand(deps: CommandDeps, ...words: readonly string[]): Promise<void> {
  const { db, encryption, print } = deps
  const [flag = '', table = '', id = '', column = '', ...more] = words
  if (flag === '' && words.length <= 1) {
    const found = await findUnreadable({ db, encryption, tables: encryptedTables })
    for (const each of found)
      print(
        `${each.table} ${each.id} ${each.column}  ${each.account === null ? 'no account' : `account ${each.account}`}`,
      )
    print(`${found.length} values can't be read.`)
    return
  }
  if (flag !== '--clear' || !/^\d{1,15}$/.test(id) || column === '' || more.length > 0) throw new Error(commandUsage)
  await clear(deps, { table, id: Number(id), column })
  print(`${table} ${id} ${column} is empty now.`)
}

const clear = ({ db, encryption, clock, ids }: CommandDeps, at: UnreadableValue): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const cleared = await clearUnreadable({ db: tx, encryption, tables: encryptedTables }, at)
    if (!cleared)
      throw new Error(
        `There is no such value that can't be read: see \`npm run admin -- unreadable\`. A value that can be read is not emptied.`,
      )
    await appendAudit(tx, {
      account: cleared.account,
      at: clock.now(),
      requestId: `admin-${ids.code(128).slice(0, 12)}`,
      ip: '',
      action: 'admin unreadable clear',
      entity: String(at.id),
      changed: { table: at.table, column: at.column },
    })
  })
