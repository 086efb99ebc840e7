import type { Encryption } from '../../base/db/encryption'
import { addTime } from '../../base/kit/day'
import { fullName } from '../../base/kit/full-name'
import type { ReadParties } from '../party/service'
import type { ReadOrder } from './port'
import { hasNewSignature } from './rules-reading'
import { isMismatch } from './rules-person'
import { encryptedSigner, type SigningRow } from './service-select'
import { signerRow } from './service-change'
import type { HeldOrder } from './service-held'

interface NoteDeps {
  readonly encryption: Pick<Encryption, 'encrypt'>
  readonly parties: ReadParties
}

/** What a reading of the provider says of the signers of an order. */
export const signerNotes = ({ encryption, parties }: NoteDeps) => ({
  /** Notes who has signed, each once; answers the signers as they stand now, the same ones where nobody has signed since. */
  async signatures({ ctx, contract, signing }: HeldOrder, order: ReadOrder): Promise<SigningRow['signers']> {
    if (!hasNewSignature(signing, order)) return signing.signers
    const { tenants, landlord } = await parties(ctx, contract)
    const now: SigningRow['signers'] = []
    for (const signer of signing.signers) {
      const { role, place } = signer
      const read = order.signers.find((each) => each.role === role && each.place === place)
      if (!read?.signature || signer.signed_at !== null) {
        now.push(signer)
        continue
      }
      const { name, birthday, at } = read.signature
      const party = role === 'landlord' ? landlord : tenants[place]
      const values = {
        signed_at: addTime(at, 0),
        signed_name: name.slice(0, 200),
        is_mismatch: isMismatch(
          { name: party ? fullName(party) : signer.name, birthday: party?.birthday ?? null },
          { name, birthday },
        ),
      }
      await signerRow(ctx, signer).set(values).execute()
      now.push({ ...signer, ...values })
    }
    return now
  },

  /** Where each signs, and how the provider calls them. */
  async signers({ ctx, signing }: HeldOrder, order: ReadOrder): Promise<void> {
    for (const { id, role, place } of signing.signers) {
      const read = order.signers.find((each) => each.role === role && each.place === place)
      if (!read) continue
      await signerRow(ctx, { id })
        .set({
          provider_id: read.id,
          encrypted_url:
            read.url === null ? null : encryption.encrypt(read.url, encryptedSigner.context('encrypted_url', id)),
        })
        .execute()
    }
  },
})
