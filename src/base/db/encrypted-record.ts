import type { FieldErrors } from '../kit/refusal'
import type { Encryption } from './encryption'
import type { EncryptedTable } from './key-check'

/** A value that can't be decrypted is null, and its name is listed. */
export interface Opened<N extends string> {
  readonly values: Readonly<Record<N, string | null>>
  readonly unreadable: readonly N[]
}

export type EncryptedRow<N extends string> = Readonly<Record<N, string | null>> & { readonly id: number }

export interface EncryptedRecord<N extends string> extends EncryptedTable {
  readonly columns: readonly N[]
  /** Never throws: one value that can't be decrypted must not make the record or its list unreadable. */
  open(this: void, row: EncryptedRow<N>, encryption: Pick<Encryption, 'decrypt'>): Opened<N>
  /**
   * A column that the form leaves empty and `unreadable` names is left out: its stored bytes stay, because nobody has
   * seen what would be lost. `nothing` is written for any other empty value.
   */
  columnsFor<E extends string | null>(
    this: void,
    form: Readonly<Record<N, string | null>>,
    at: { readonly id: number; readonly nothing: E; readonly unreadable: readonly string[] },
    encryption: Pick<Encryption, 'encrypt'>,
  ): Partial<Record<N, string | E>>
}

export function encryptedRecord<const N extends string>(table: string, columns: readonly N[]): EncryptedRecord<N> {
  const context = (column: string, id: number) => `${table}.${column}.${id}`
  return {
    table,
    columns,
    context,
    open(row, encryption) {
      const unreadable: N[] = []
      const read = (name: N): string | null => {
        const value = row[name]
        // An empty or erased value is not unreadable.
        if (value === null || value === '') return null
        try {
          return encryption.decrypt(value, context(name, row.id))
        } catch {
          unreadable.push(name)
          return null
        }
      }
      const values = Object.fromEntries(columns.map((name) => [name, read(name)])) as Record<N, string | null>
      return { values, unreadable }
    },
    columnsFor(form, { id, nothing, unreadable }, encryption) {
      const written = columns.filter((name) => !isEmpty(form[name]) || !unreadable.includes(name))
      return Object.fromEntries(
        written.map((name) => {
          const value = form[name]
          return [name, isEmpty(value) ? nothing : encryption.encrypt(value, context(name, id))]
        }),
      ) as ReturnType<EncryptedRecord<N>['columnsFor']> as never
    },
  }
}

const isEmpty = (value: string | null): value is null | '' => value === null || value === ''

/**
 * Errors of required fields that are null although no unreadable value is stored for them. Null when there are none.
 */
export const missingFields = <N extends string>(
  form: Readonly<Record<N, unknown>>,
  required: readonly N[],
  unreadable: readonly string[],
): FieldErrors | null => {
  const missing = required.filter((name) => form[name] === null && !unreadable.includes(name))
  return missing.length === 0 ? null : Object.fromEntries(missing.map((name) => [name, 'required']))
}
