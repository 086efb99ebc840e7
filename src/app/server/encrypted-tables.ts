import type { EncryptedTable } from '../../base/db/key-check'
import { modules } from './module-list'

/** Every table with encrypted columns. Key rotation goes through all of them. */
export const encryptedTables: readonly EncryptedTable[] = modules
  .flatMap(({ tables = {} }) => Object.values(tables))
  .flatMap((table) => (table.account === null ? [] : (table.encrypted ?? [])))
