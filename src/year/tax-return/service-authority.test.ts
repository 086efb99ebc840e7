import { describe, expect, it } from 'vitest'
import { loadXml } from '../../base/xml/library'
import { runControls } from '../../../sandbox/skatteetaten/controls'
import { calculateLettings } from '../../../sandbox/skatteetaten/derived'
import { makeDraft } from '../../../sandbox/skatteetaten/draft'
import { readReturn } from '../../../sandbox/skatteetaten/return'
import { taxpayers, type OwnedProperty } from '../../../sandbox/skatteetaten/taxpayers'
import { openXml } from '../../../sandbox/skatteetaten/xml'
import type { Rental } from './model-document'
import { hasChangesOutsideRental } from './service-guard'
import { validateDocument } from './service-return'
import { oreOfKr, testLines, testRental, returnYears } from './test-draft'
import { mergeWithCountedIds } from './test-entry'

await loadXml()

/** A house of the landlord, at a property that the person owns. */
const houseAt = ({ municipality, ...of }: OwnedProperty, id: number): Rental['house'] => ({
  id,
  name: 'Huset',
  municipality_number: municipality,
  address: of.address,
  postcode: of.postcode,
  city: of.city,
  property_number: of.property_number,
  holding_number: of.holding_number,
  lease_number: of.lease_number,
  section_number: of.section_number,
  organisation_number: of.organisation_number,
  share_number: of.share_number,
})

/** Figures that are different for each house. The kroner are uneven where something is rounded. */
const figures = (house: number) =>
  testLines({
    income: oreOfKr(101_230 + house),
    maintenance: oreOfKr(11 * house),
    municipal_taxes: oreOfKr(9001),
    other_costs: oreOfKr(house % 2 === 0 ? 140_000 : 1),
    ...(house % 2 === 0
      ? { flat_rate: oreOfKr(Math.floor(((101_230 + house) * 15 + 50) / 100)) }
      : { balance: { opening: oreOfKr(10_003), bought: oreOfKr(30_000), rate: 20, sum: oreOfKr(8001) } }),
  })

describe.each(returnYears)('the drafts of %i of everybody whom the sandbox knows', (year) => {
  it.each(taxpayers.filter(({ holdings }) => holdings.length > 0))('take what $name lets', async (taxpayer) => {
    const draft = makeDraft(taxpayer, year)
    const rentals = taxpayer.holdings.map((holding, index) =>
      testRental({ house: houseAt(holding, index + 1), lines: figures(index + 1), share: 62.5 }),
    )
    const merged = mergeWithCountedIds(year, draft, rentals)
    expect(merged.unplaced).toEqual([])
    expect(validateDocument(year, merged.xml)).toEqual([])
    expect(hasChangesOutsideRental(draft, merged.xml, merged)).toBe(false)

    const xml = await openXml()
    const returned = readReturn(xml.parse(merged.xml)!)
    const calculated = calculateLettings(returned)
    for (const { houseId, objectId } of merged.placed) {
      const { net } = rentals.find(({ house }) => house.id === houseId)!.lines
      expect(calculated.get(objectId)).toMatchObject({
        net: net / 100,
        share: Math.sign(net) * halfUp((Math.abs(net) / 100) * 0.625),
      })
    }
    const strategies = runControls({
      returned,
      calculated,
      hadLettingLastYear: true,
      purpose: 'egenfastsetting',
      hasBusiness: false,
    }).map(({ strategy }) => strategy)
    expect(strategies).not.toContain('faktiskFeil')
  })
})

const halfUp = (kroner: number): number => Math.floor(kroner + 0.5)
