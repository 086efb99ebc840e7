import { toText, withXml } from '../../base/xml/document'
import { loadXml } from '../../base/xml/library'
import { fill, type XmlContent } from '../../base/xml/element'
import { numberElements } from '../tax-document/model'
import { numbersIn } from '../tax-document/rules-municipality'
import type { Contractor, FormFigures, FormProperty } from './rules'

/**
 * Form RF-1189 (letting of real property) of a house as XML. The fields of the property bear the authority's numbers
 * (`-datadef-30514`); those of the amounts are not published to us, and are names that the sandbox knows.
 */
export async function rf1189(
  year: number,
  house: FormProperty,
  { income, costs, depreciation, result, share, ownResult }: FormFigures,
  contractors: readonly Contractor[],
): Promise<string> {
  await loadXml()
  const numbers = numberElements.flatMap(([name, element]): [string, string][] =>
    house[name] === null || house[name] === '' ? [] : [[element, inYear(year, name, house[name])]],
  )
  const content: XmlContent = {
    Inntektsaar: String(year),
    Eiendom: {
      Adresse: house.address,
      Postnummer: house.postcode,
      Poststed: house.city,
      ...Object.fromEntries(numbers),
    },
    Leieinntekt: String(income),
    Kostnader: {
      SumFesteavgift: String(costs.attachment_fee),
      SumKommunaleAvgifter: String(costs.municipal_taxes),
      SumLonnskostnader: String(costs.paid_salary),
      Vedlikehold: {
        Utforer: contractors.map(({ name, address, postcode, city }) => ({
          Navn: name,
          Adresse: address,
          Postnummer: postcode,
          Poststed: city,
        })),
        SumVedlikehold: String(costs.maintenance),
      },
      SumAndreKostnader: String(costs.other_costs),
    },
    Avskrivning: String(depreciation),
    Resultat: String(result),
    Eierandel: String(share),
    ResultatAndel: String(ownResult),
  }
  return withXml('<Skjema skjemanummer="738" blankettnummer="RF-1189"/>', (root) => {
    fill(root, content)
    return toText(root)
  })
}

/** A number of the property as the income year has it: a municipality's may have been another one. */
function inYear(year: number, name: (typeof numberElements)[number][0], value: string | number): string {
  const [only = String(value), ...others] = name === 'municipality_number' ? numbersIn(year, String(value)) : []
  return others.length === 0 ? only : String(value)
}
