import type { EncryptedTable } from '../../base/db/key-check'
import { modules } from './module-list'

/** Every table with encrypted columns: what the rotation of keys goes over. */
export const encryptedTables: readonly EncryptedTable[] = modules
  .flatMap(({ tables = {} }) => Object.values(tables))
  .flatMap((table) => (table.account === null ? [] : (table.encrypted ?? [])))
