import { day, type Day } from '../../base/kit/day'
import { comforts } from '../contract/model'
import type { LawForm } from './rules-form'
import { depositRules } from './rules-note-deposit'
import type { LawRule } from './rules-note'
import { termRules } from './rules-note-term'
import { namesFee } from './rules-words'

/**
 * What the tenancy act (husleieloven) says to the terms of a lease, as data. It is told while the lease is written and
 * refuses nothing: only docs/rules.md#contract-fields refuses, by the schema. Not legal advice.
 */

/** The act came into force. */
const act = day('2000-01-01')

export const lawRules: readonly LawRule[] = [
  {
    key: 'sharedHouse',
    paragraph: '§ 9-3',
    severity: 'info',
    field: 'dwelling_kind',
    holds: ({ letting }) => letting !== 'shared_house',
  },
  {
    key: 'singleRoom',
    // That a room in a shared flat is none, and several rooms are none, is how the act is read (Hybel.no), not its words.
    paragraph: '§§ 9-5, 9-6',
    severity: 'info',
    field: 'dwelling_kind',
    holds: ({ letting }) => letting !== 'room',
  },
  {
    key: 'severalRooms',
    paragraph: '§§ 9-5, 9-6',
    severity: 'warning',
    field: 'dwelling_kind',
    holds: ({ letting, rooms }) => letting !== 'room' || rooms === null || rooms < 2,
  },
  {
    key: 'ownHomeSays',
    paragraph: '§ 11-4',
    severity: 'info',
    field: 'dwelling_kind',
    holds: ({ letting }) => letting !== 'own_home',
  },
  {
    key: 'oneDeposit',
    paragraph: '§ 3-5',
    severity: 'info',
    field: 'co_tenants',
    holds: ({ co_tenants }) => co_tenants === 0,
  },
  ...termRules,
  {
    key: 'onTopOfRent',
    paragraph: '§§ 3-1, 3-4',
    severity: 'info',
    field: 'comforts',
    holds: (form) => comforts.every((one) => form.comforts.includes(one)),
  },
  {
    key: 'feesOnTop',
    paragraph: '§§ 3-1, 3-7',
    severity: 'warning',
    field: 'other',
    holds: ({ other }) => !namesFee(other),
  },
  {
    key: 'worseThanAct',
    paragraph: '§ 1-2',
    severity: 'info',
    field: 'other',
    holds: ({ other }) => other.trim() === '',
  },
  ...depositRules,
]

/** A rule with something to say, and what its sentence names. */
export interface LawNote extends Pick<LawRule, 'key' | 'paragraph' | 'severity' | 'field'> {
  readonly values: Readonly<Record<string, string>>
}

/** What the act has to say to these terms on that day, in the order of the wizard. */
export const lawSays = (form: LawForm, today: Day): readonly LawNote[] =>
  lawRules
    .filter(
      (rule) =>
        (rule.from ?? act) <= today && (rule.until === undefined || today <= rule.until) && !rule.holds(form, today),
    )
    .map(({ key, paragraph, severity, field, values }) => ({
      key,
      paragraph,
      severity,
      field,
      values: values?.(form) ?? {},
    }))
