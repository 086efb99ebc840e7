import type { accessPurposes, LetterAvailability, LetterField } from '../model'

/** The paragraph that decides a day of a letter. A visit's depends on its purpose (docs/rules/lease.md#letters). */
export function paragraphOfDay(
  kind: LetterAvailability['kind'],
  name: LetterField,
  purpose: (typeof accessPurposes)[number] | '',
): string | null {
  if (name === 'last_day') return '§ 9-6'
  if (name === 'from') return '§ 4-3'
  if (name === 'on') return purpose === 'viewing' ? '§ 10-1' : '§ 5-6'
  return name === 'received_on' && kind === 'sublet_answer' ? '§ 7-6' : null
}
