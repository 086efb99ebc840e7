import { checklistOptions, countedOptions, countFields, type Checklist, type ChecklistForm } from './model'

/** The list as it is kept: a count above zero ticks its option (specification 2, section 5), options stand in the list's order. */
export function ticked(form: ChecklistForm): Checklist {
  const counted = countFields.filter((field) => form[field] > 0).map((field) => countedOptions[field])
  const chosen = new Set([...form.options, ...counted])
  return { ...form, options: checklistOptions.filter((option) => chosen.has(option)) }
}
