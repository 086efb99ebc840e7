import type { OwnedEncryptedTable } from '../../base/db/key-rotation'
import { modules } from './module-list'

/** All tables with encrypted columns. Key rotation goes through them. */
export const encryptedTables: readonly OwnedEncryptedTable[] = modules
  .flatMap(({ tables = {} }) => Object.values(tables))
  .flatMap((table) => {
    if (table.account === null) return []
    const account = typeof table.account === 'string' ? table.account : null
    return (table.encrypted ?? []).map(({ table: name, columns, context }) => ({
      table: name,
      columns,
      context,
      account,
    }))
  })
