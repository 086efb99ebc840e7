import { Unreadable, type Encryption } from './encryption'
import type { EncryptedTable } from './key-check'

type EncryptedRow<N extends string> = Readonly<Record<N, string | null>> & { readonly id: number }

export interface EncryptedRecord<N extends string> extends EncryptedTable {
  readonly columns: readonly N[]
  /** The decrypted values of a row. Null where nothing is stored. Refuses with 409 unreadable. */
  open(this: void, row: EncryptedRow<N>, encryption: Pick<Encryption, 'decrypt'>): Readonly<Record<N, string | null>>
  /** The decrypted value of one column. */
  read<C extends N>(this: void, column: C, row: EncryptedRow<C>, encryption: Pick<Encryption, 'decrypt'>): string | null
  /** The columns to write for a form. `nothing` is written for an empty value. */
  columnsFor<E extends string | null>(
    this: void,
    form: Readonly<Record<N, string | null>>,
    at: { readonly id: number; readonly nothing: E },
    encryption: Pick<Encryption, 'encrypt'>,
  ): Record<N, string | E>
}

export function encryptedRecord<const N extends string>(table: string, columns: readonly N[]): EncryptedRecord<N> {
  const context = (column: string, id: number) => `${table}.${column}.${id}`
  const ofColumns = <T>(valueOf: (name: N) => T) =>
    Object.fromEntries(columns.map((name) => [name, valueOf(name)])) as Record<N, T>
  const read: EncryptedRecord<N>['read'] = (column, row, encryption) => {
    const value: string | null = row[column]
    // The column has no value, or its value was erased.
    if (value === null || value === '') return null
    return encryption.decrypt(value, context(column, row.id)) || null
  }
  return {
    table,
    columns,
    context,
    read,
    open: (row, encryption) => ofColumns((name) => read(name, row, encryption)),
    columnsFor: (form, { id, nothing }, encryption) =>
      ofColumns((name) => {
        const value = form[name]
        return value === null || value === '' ? nothing : encryption.encrypt(value, context(name, id))
      }),
  }
}

/**
 * `leaveOut` counts a record that is missing in the answer. It is undefined in a job, and in a call whose answer can't
 * say that records are missing.
 */
export interface LeftOutCounter {
  readonly leaveOut?: ((error: Unreadable) => void) | undefined
}

/**
 * Opens one record of a list. Returns a list of the record alone. A record that can't be decrypted is left out (an
 * empty list) and counted where the answer can say so. Everywhere else the call or the job is refused, so that nothing
 * is silently incomplete.
 */
export function leaveOutUnreadable<T>(ctx: LeftOutCounter, open: () => T): [T] | [] {
  try {
    return [open()]
  } catch (error) {
    if (!(error instanceof Unreadable) || !ctx.leaveOut) throw error
    ctx.leaveOut(error)
    return []
  }
}
