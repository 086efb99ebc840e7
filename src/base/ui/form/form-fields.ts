import type { z } from 'zod'
import type { FormState } from './form-state'
import type { Holds } from './holds'
import { problemOf } from './form-errors'
import type { HeldForm } from './use-held-form'

interface FieldSettings {
  /** Of the form. */
  readonly id: string
  readonly holds: Holds
  readonly unreadable: readonly string[] | undefined
  /** An error's key in the language of the screen. */
  readonly translate: (key: string) => string
}

/** What the fields of a form are given: those of its values, and those of the records in a list among them. */
export function formFields<V extends object, S extends z.ZodType>(
  { values, errors, latest, change, check }: HeldForm<V, S>,
  { id, holds, unreadable, translate }: FieldSettings,
): Pick<FormState<V>, 'field' | 'inside'> {
  const common = (path: string, key: string | undefined) => ({
    id: `${id}-${path}`,
    name: path,
    error: key === undefined ? undefined : translate(key),
    onBlur: () => check(path),
  })
  return {
    field: (name) => ({
      ...common(name, problemOf(errors, name)),
      value: values[name],
      unreadable: unreadable?.includes(name) ? translate('unreadable') : undefined,
      onChange: (value) => change({ [name]: value } as unknown as Partial<V>),
      hold: (hold) => {
        // A field that goes takes what waits for it along: nothing is saved without what it held.
        if (hold === 'gone') holds.callOff()
        if (!holds.put(name, hold === 'gone' ? null : hold)) return
        check(name)
        holds.goOn()
      },
    }),
    inside: (name, index) => ({
      field: (inner) => {
        const path = index === null ? `${name}.${inner}` : `${name}.${index}.${inner}`
        const one = (of: V) => (index === null ? of[name] : (of[name] as readonly object[])[index]) as object
        return {
          ...common(path, errors[path]),
          value: one(values)[inner as never],
          onChange: (value) => {
            const held = latest.current.values
            const changed = { ...one(held), [inner]: value }
            const after = index === null ? changed : (held[name] as readonly object[]).with(index, changed)
            change({ [name]: after } as unknown as Partial<V>, [path])
          },
        }
      },
    }),
  }
}
