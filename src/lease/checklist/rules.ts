import {
  checklistOptions,
  countedOptions,
  countFields,
  maxCount,
  type Checklist,
  type ChecklistForm,
  type ChecklistOption,
  type ChecklistValues,
  type CountedField,
} from './model'

/** The options in the list's order, not in the order in which they were ticked. */
const inOrder = (options: ReadonlySet<ChecklistOption>) => checklistOptions.filter((option) => options.has(option))

/**
 * The list as it is stored. A count above zero ticks its option (docs/rules/lease.md#handover-list). Options are in the
 * list's order.
 */
export function storedChecklist(form: ChecklistForm): Checklist {
  const counted = countFields.filter((field) => form[field] > 0).map((field) => countedOptions[field])
  return { ...form, options: inOrder(new Set([...form.options, ...counted])) }
}

/** The count of an option. Null for an option that is only ticked. */
export const countFieldOf = (option: ChecklistOption): CountedField | null =>
  countFields.find((field) => countedOptions[field] === option) ?? null

/** The number at an option. Null for an option that isn't counted, or that has no count. */
export function optionCount(list: Checklist, option: ChecklistOption): number | null {
  const field = countFieldOf(option)
  return field === null || list[field] === 0 ? null : list[field]
}

/**
 * The values after a count was typed. A count above 99 becomes 99. A count above 0 ticks its option. The schema refuses
 * what isn't a number.
 */
export function withCount(
  values: ChecklistValues,
  field: CountedField,
  typed: number | null,
): Partial<ChecklistValues> {
  const count = typed !== null && typed > maxCount ? maxCount : typed
  const options =
    count !== null && count > 0 ? inOrder(new Set([...values.options, countedOptions[field]])) : values.options
  return { options, [field]: count }
}

/**
 * The values after a tick was set or removed. Removing the tick removes the count too, or the count would tick it
 * again.
 */
export function withOption(
  values: ChecklistValues,
  option: ChecklistOption,
  isTicked: boolean,
): Partial<ChecklistValues> {
  const options = new Set(values.options)
  if (isTicked) options.add(option)
  else options.delete(option)
  const field = countFieldOf(option)
  return { options: inOrder(options), ...(field !== null && !isTicked ? { [field]: null } : {}) }
}
