import type { Db } from '../src/base/db/pool'
import type { Instant } from '../src/base/kit/day'
import type { Profile } from '../src/landlord/account/model'
import { contractService } from '../src/lease/contract/service'
import { signService } from '../src/lease/contract/service-sign'
import { regulationService } from '../src/lease/regulation/service'
import { addAccount } from './repeats-fixture'
import { proofEncryption } from './repeats-key'

// The landlords of proof/rents.test.ts and what they call, without paper and mail.

export const contracts = contractService({ encryption: proofEncryption, publicUrl: '' })
const nothing = async () => Promise.reject(new Error('these are signed without paper'))
export const signing = signService({
  encryption: proofEncryption,
  publicUrl: '',
  prepareLease: async () => async () => undefined,
  files: { add: nothing, pictures: nothing },
})

export const fileOf = (id: number) => String(id).padStart(22, 'A')

/** An account with a house and a file. */
export async function addHome(db: Db, now: Instant, subscriptionActive: boolean) {
  const home = await addAccount(db, now, { subscriptionActive })
  await db
    .insertInto('document')
    .values({
      account_id: home.owner,
      id: fileOf(home.owner),
      name: 'a.pdf',
      type: 'application/pdf',
      size: 1,
      sha256: 'x',
      created_at: now,
    })
    .execute()
  return home
}

const landlord = {
  firstName: 'Kari',
  lastName: 'Nordmann',
  email: 'kari@example.no',
  phone_code: '+47',
  phone: '',
  address: 'Storgata 12',
  postcode: '0155',
  city: 'Oslo',
  language: 'nb',
} as Profile
export const regulation = regulationService({
  encryption: proofEncryption,
  profile: { read: async () => landlord },
  queueMail: async () => undefined,
  publicUrl: '',
  log: () => undefined,
})
