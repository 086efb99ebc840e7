import { words } from '../../base/kit/words'

export const settlementWords = words('settlement', {
  fromDeposit: { en: 'From the deposit', nb: 'Fra depositumet' },
})
