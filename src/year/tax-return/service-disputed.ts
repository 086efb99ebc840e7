import { Refusal, type FieldErrors } from '../../base/kit/refusal'
import { allAt, textAt } from '../../base/xml/element'
import { withXml } from '../../base/xml/document'
import type { Disputed } from '../tax-document/service'
import { rentalsOf } from '../tax-document/service-return'
import type { DisputedEntry } from './model'
import type { HouseRental } from './service-rentals'

/** The entries of a draft that houses dispute. */
export const disputedEntries = (draft: string, disputed: readonly Disputed[]): DisputedEntry[] =>
  withXml(draft, (root) =>
    rentalsOf(root).flatMap((entry): DisputedEntry[] => {
      const id = textAt(entry, 'id') ?? ''
      const houseIds = disputed.flatMap((each) => (each.entryIds.includes(id) ? each.houseIds : []))
      if (houseIds.length === 0) return []
      const number = (path: string) => {
        const text = textAt(entry, path)
        return text !== null && /^\d{1,12}(\.\d+)?$/.test(text) ? Number(text) : null
      }
      return [
        {
          id,
          houseIds: [...new Set(houseIds)].toSorted((a, b) => a - b),
          rent: number('bruttoLeieinntektVedRegnskapsbehandletUtleie/beloep/beloepINok/beloepSomHeltall'),
          share: number('andelAvNettoLeieinntektEllerUnderskudd/prosent'),
          tenants: allAt(entry, 'leietaker/navn/tekst').map((each) => each.content.trim()),
        },
      ]
    }),
  )

/** 409 entryAmbiguous with the houses, of the request and beside it, and what the landlord may tell the entries by. */
export function ambiguous(houses: readonly HouseRental[], entries: readonly DisputedEntry[]): Refusal {
  const houseIds = [...new Set(entries.flatMap((each) => each.houseIds))].toSorted((a, b) => a - b)
  const fields: FieldErrors = Object.fromEntries(
    houses.flatMap(({ figures }, index) =>
      houseIds.includes(figures.houseId) ? [[`houseIds.${index}`, 'entryAmbiguous']] : [],
    ),
  )
  return new Refusal('entryAmbiguous', fields, undefined, { houseIds, entries })
}
