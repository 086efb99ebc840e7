import { html, type Html } from '../page/html'
import type { CalculatedLetting } from './calculation'
import type { ReadLetting } from './letting'
import type { ReadProperty } from './return'
import type { EnvelopeVerdict } from './verdict'

/** `NOK 12 345`. A deficit has its sign. */
const kroner = (sum: number) =>
  `${sum < 0 ? '−' : ''}NOK ${Math.abs(sum).toLocaleString('nb-NO', { maximumFractionDigits: 0 })}`

/** A line in both languages. */
export const factLine = (norwegian: string, english: string, value: string): Html =>
  html`<dt><span lang="nb">${norwegian}</span> · ${english}</dt>
    <dd>${value}</dd>`
const sum = (norwegian: string, english: string, value: number): Html =>
  value === 0 ? html`` : factLine(norwegian, english, kroner(value))

/** One letting, line by line, as the authority calculates it. */
function lettingPart(letting: ReadLetting, calculated: CalculatedLetting): Html {
  const { costs } = letting
  const share = calculated.share
  return html`<dl>
    ${factLine('Brutto leieinntekt', 'Gross rent', kroner(letting.gross))}
    ${sum('Brutto leieinntekt, korttidsutleie', 'Gross rent, short letting', letting.grossShort)}
    ${sum('Skattepliktig del av korttidsutleie', 'Taxable part of short letting', calculated.short)}
    ${sum('Vedlikehold', 'Maintenance', costs.maintenance)}
    ${sum('Kommunale avgifter', 'Municipal charges', costs.municipal)}
    ${sum('Forsikring', 'Insurance', costs.insurance)}
    ${sum('Husleie- og felleskostnader', 'Common costs', costs.common)}
    ${sum('Andre kostnader', 'Other costs', costs.other)}
    ${letting.depreciations.map((item, index) => {
      const { basis, sum: deducted, closing } = calculated.depreciations[index]!
      return basis === null
        ? factLine('Sjablongavskrivning av innbo, 15 %', 'Flat-rate depreciation of furniture', kroner(deducted))
        : html`${factLine('Inngående verdi', 'Opening value', kroner(item.opening))}
          ${factLine('Kjøp i året', 'Bought in the year', kroner(item.cost))}
          ${factLine(
            `Avskrivning, gruppe ${item.group}, ${item.rate} %`,
            `Depreciation, group ${item.group}`,
            kroner(deducted),
          )}
          ${factLine('Utgående verdi', 'Closing value', kroner(closing ?? 0))}`
    })}
    ${factLine('Netto', 'Net', kroner(calculated.net))} ${factLine('Andel', 'Share', `${letting.share} %`)}
    ${
      share < 0
        ? factLine('Underskudd for andel', 'Deficit of the share', kroner(share))
        : factLine('Netto leieinntekt for andel', 'Net rent of the share', kroner(share))
    }
    ${
      letting.tenants.length === 0
        ? ''
        : factLine('Leietakere', 'Tenants', letting.tenants.filter(Boolean).join(', ') || '–')
    }
  </dl>`
}

const titleOf = ({ address, name, number, municipality }: ReadProperty) =>
  address || name || `${municipality} ${number}`.trim() || 'A property without a name'

/** A return as the authority reads and calculates it. */
export function returnPage(
  { returned, calculated, submission, guidance, refused }: EnvelopeVerdict,
  who: string,
): Html {
  const properties = returned?.properties ?? []
  const total = [...calculated.values()].reduce((all, { share }) => all + share, 0)
  return html`<p>
      <span lang="nb">Skattemelding</span> ${returned?.year ?? ''}, ${who},
      ${submission === 'komplett' ? 'complete: it becomes the assessment' : 'to be finished in the authority’s portal'}.
    </p>
    ${
      refused.length === 0
        ? ''
        : html`<p class="problem">As it stands the authority refuses it:</p>
            <ul>
              ${refused.map(({ code, information, entry }) => html`<li><code>${code}</code> ${information ?? ''} ${entry ?? ''}</li>`)}
            </ul>`
    }
    ${properties.map(
      (property) =>
        html`<h2>${titleOf(property)}</h2>
          <p>${[property.municipality, property.number].filter(Boolean).join('-')}</p>
          ${
            property.lettings.length === 0
              ? html`<p><span lang="nb">Ingen utleie</span> · Not let</p>`
              : property.lettings.map((letting) => lettingPart(letting, calculated.get(letting.id)!))
          }`,
    )}
    <h2><span lang="nb">Sum</span> · Total</h2>
    <dl>${factLine('Netto leieinntekt av alle eiendommer', 'Net rent of all properties', kroner(total))}</dl>
    ${
      guidance.length === 0
        ? ''
        : html`<h2><span lang="nb">Veiledning</span> · Guidance</h2>
            <ul>
              ${guidance.map((each) => html`<li><span lang="nb">${each.text}</span> <code>${each.control}</code></li>`)}
            </ul>`
    }`
}
