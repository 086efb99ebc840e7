import { describe, expect, it } from 'vitest'
import { loadXml } from '../../base/xml/library'
import { storgataProperty, testDraft, testRental } from './test-draft'
import { mergeWithCountedIds } from './test-entry'

await loadXml()

const wealth = (kinds: string) => `<fastEiendomSomFormuesobjekt>${kinds}</fastEiendomSomFormuesobjekt>`
const use = (code: string) =>
  `<formuesspesifikasjonForBolig><boligbruk><boligbruk>${code}</boligbruk></boligbruk></formuesspesifikasjonForBolig>`
const type = (code: string) => `<eiendomstype><eiendomstype>${code}</eiendomstype></eiendomstype>`

/**
 * A draft whose property in Storgata has these wealth entries. In income year 2023, the entries are
 * next to the property.
 */
function draftWith(year: number, entries: readonly string[]): string {
  const draft = testDraft(year, [storgataProperty]).replace(
    /<fastEiendomSomFormuesobjekt>.*?<\/fastEiendomSomFormuesobjekt>/s,
    '',
  )
  if (year >= 2024) return draft.replace('<!-- formue -->', entries.map(wealth).join(''))
  const linked = (link: string) => (each: string) =>
    wealth(`${each}<internEiendomsidentifikator>${link}</internEiendomsidentifikator>`)
  // Another property's entry must not count.
  const all = [...entries.map(linked('link-p-1')), linked('link-other')(use('primaerbolig'))].join('')
  return draft.replace('<fasteEiendommer>', `<fasteEiendommer>${all}`)
}

describe.each([2023, 2024, 2026])('the draft of %i', (year) => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['nothing', [], []],
    ['a secondary home', [use('sekundaerbolig') + type('selveidBolig')], ['sekundaerbolig']],
    ['a holiday home', [type('selveidFritidseiendom')], ['selveidFritidseiendom']],
    ['a code that no list has', [use('tertiaerbolig')], ['tertiaerbolig']],
    ['two kinds', [use('primaerbolig'), use('sekundaerbolig')], ['primaerbolig', 'sekundaerbolig']],
  ])('says of the house: %s', (_what, entries, kinds) => {
    const house = { houseId: 7, kinds }
    const draft = draftWith(year, entries)
    expect(mergeWithCountedIds(year, draft, [testRental()]).kinds).toEqual([house])
    expect(mergeWithCountedIds(year, draft, [testRental({ isEntered: false })]).kinds).toEqual([house])
  })

  it('says nothing of a house that it does not have', () => {
    const elsewhere = testRental({ house: { address: 'Annen gate 1', property_number: 99 } })
    const draft = draftWith(year, [use('primaerbolig')])
    expect(mergeWithCountedIds(year, draft, [elsewhere]).kinds).toEqual([{ houseId: 7, kinds: [] }])
  })
})
