import { expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { settlementShares } from './rules'
import { settlementSheet } from './rules-paper'

const photo = (letter: string, sha256: string) => ({
  url: `/api/document/${letter.repeat(22)}`,
  name: `${letter}.jpg`,
  type: 'image/jpeg' as const,
  size: 1,
  uploaded_on: day('2026-11-19'),
  sha256,
})

it('a picture that was uploaded for the handover and for the claim is printed once', () => {
  const photos = [photo('a', 'one'), photo('b', 'one'), photo('c', 'two')]
  const items = [
    {
      kind: 'damage' as const,
      text: 'Brennmerke',
      sum: ore(400_000),
      photos: photos.map(({ url }) => url),
      handoverItem: null,
    },
  ]
  const { figures } = settlementSheet(
    {
      number: 3,
      writtenOn: day('2026-11-20'),
      landlord: 'Kari Nordmann',
      tenants: ['Åse Sørensen'],
      house: 'Storgata 12',
      address: 'Storgata 12, 0155 Oslo',
      items,
      deposit: ore(0),
      owed: ore(0),
      isRentInDepositBank: false,
      photos,
      ...settlementShares(items, ore(0)),
    },
    'nb',
  )
  expect(figures.map(({ file }) => file)).toEqual([0, 2])
})
