import {
  checklistOptions,
  countedOptions,
  countFields,
  maxCount,
  type Checklist,
  type ChecklistOption,
  type CountField,
} from '../model'

/** What stands in the form. */
export type ChecklistValues = { readonly options: readonly ChecklistOption[] } & Readonly<
  Record<CountField, number | null>
>

export const noChecklist: ChecklistValues = {
  options: [],
  number_keys: null,
  parking_space: null,
  garage: null,
  fire_extinguisher_count: null,
  stalls_count: null,
}

/** A stored list as the form holds it: a count of none is an empty field. */
export const checklistValues = (list: Checklist): ChecklistValues => ({
  options: list.options,
  ...(Object.fromEntries(countFields.map((field) => [field, list[field] === 0 ? null : list[field]])) as Record<
    CountField,
    number | null
  >),
})

/** The count of an option; null for one that is only ticked. */
export const countOf = (option: ChecklistOption): CountField | null =>
  countFields.find((field) => countedOptions[field] === option) ?? null

/** In the order of the specification, whatever the order of ticking. */
const inOrder = (options: ReadonlySet<ChecklistOption>) => checklistOptions.filter((option) => options.has(option))

/** A count that was typed: never above 99, and above 0 it ticks its option. What is no number stays for the schema to refuse. */
export function withCount(values: ChecklistValues, field: CountField, typed: number | null): Partial<ChecklistValues> {
  const count = typed !== null && typed > maxCount ? maxCount : typed
  const options =
    count !== null && count > 0 ? inOrder(new Set([...values.options, countedOptions[field]])) : values.options
  return { options, [field]: count }
}

/** An option ticked or not; without its tick it has no count either, or the count would tick it again. */
export function withOption(
  values: ChecklistValues,
  option: ChecklistOption,
  ticked: boolean,
): Partial<ChecklistValues> {
  const options = new Set(values.options)
  if (ticked) options.add(option)
  else options.delete(option)
  const field = countOf(option)
  return { options: inOrder(options), ...(field !== null && !ticked ? { [field]: null } : {}) }
}

/** The values as the call takes them: an emptied count is none. */
export const checklistBody = (values: ChecklistValues): Record<keyof Checklist, unknown> => ({
  ...values,
  ...Object.fromEntries(countFields.map((field) => [field, values[field] ?? 0])),
})
