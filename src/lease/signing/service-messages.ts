import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import type { Language } from '../../base/kit/words'
import { queueMessage, type Message, type MessageQueue } from '../../base/outbox/message'
import type { ProfileService } from '../../landlord/account/service-profile'
import { houseFacts } from '../../landlord/house/service'
import type { Party } from '../contract/model-party'
import { linkPath } from '../contract/rules-signing'
import type { ReadParties } from '../contract/service-parties'
import { codesOf, type ContractRow } from '../contract/service-select'
import { signingMessage, type About } from './service-mail'
import type { SigningRow } from './service-select'

export interface MessageDeps extends MessageQueue {
  readonly encryption: Pick<Encryption, 'decrypt'>
  readonly publicUrl: string
  readonly profile: Pick<ProfileService, 'read'>
  readonly parties: ReadParties
}

/** What becomes known of a paper that is signed, told to those it concerns, each of them once. */
export function messageService({ encryption, publicUrl, profile, parties, ...queue }: MessageDeps) {
  /** Parties and what is said about them; `language` of the tenants is that of the paper. */
  async function aboutOf(ctx: OwnedCtx, row: ContractRow, signing: SigningRow) {
    const landlord = await profile.read(ctx)
    const house = await houseFacts(ctx, row.houseId)
    const bound = await parties(ctx, row)
    const codes = codesOf(signing, encryption)
    const about = (language: Language): About => ({
      account: signing.account_id,
      paper: signing.paper,
      language,
      landlord: `${landlord.firstName} ${landlord.lastName}`.trim(),
      address: `${house.address}, ${house.city}`,
    })
    const link = ({ role, place }: Party): string | null =>
      codes && `${publicUrl}${linkPath(signing.paper, role, codes, role === 'tenant' ? place : 0)}`
    return {
      ...bound,
      forTenants: about(signing.language),
      forLandlord: about(landlord.language),
      link,
      contractUrl: `${publicUrl}/home/contract/${signing.contract_id}`,
    }
  }

  /** With the key of a message that was queued before, nothing happens. */
  const send = (ctx: OwnedCtx, key: string, message: Message): Promise<void> =>
    queueMessage(queue, ctx.db, ctx.now, message, { mail: `${key}-mail`, sms: `${key}-sms` })
  const keyOf = ({ id }: SigningRow, what: string, { role, place }: Pick<Party, 'role' | 'place'>) =>
    `signing-${id}-${what}-${role}-${place}`

  return {
    /** Asks the tenants to sign. */
    async ask(ctx: OwnedCtx, row: ContractRow, signing: SigningRow): Promise<void> {
      const { tenants, forTenants, link } = await aboutOf(ctx, row, signing)
      for (const to of tenants) {
        const url = link(to)
        if (url === null) continue
        await send(ctx, keyOf(signing, 'ask', to), signingMessage('ask', forTenants, to, url))
      }
    },

    /** Asks once more those tenants who have not signed. */
    async remind(ctx: OwnedCtx, row: ContractRow, signing: SigningRow): Promise<void> {
      const { tenants, forTenants, link } = await aboutOf(ctx, row, signing)
      const waiting = tenants.filter(({ place }) =>
        signing.signers.some((each) => each.role === 'tenant' && each.place === place && each.signed_at === null),
      )
      for (const to of waiting) {
        const url = link(to)
        if (url === null) continue
        await send(ctx, `${keyOf(signing, 'remind', to)}-${ctx.now}`, signingMessage('remind', forTenants, to, url))
      }
    },

    /** All tenants have signed: it is the landlord's turn. */
    async turn(ctx: OwnedCtx, row: ContractRow, signing: SigningRow): Promise<void> {
      const { landlord, forLandlord, link } = await aboutOf(ctx, row, signing)
      const url = link(landlord)
      if (url !== null)
        await send(ctx, keyOf(signing, 'turn', landlord), signingMessage('turn', forLandlord, landlord, url))
    },

    /** Everybody has signed, and the file is stored. */
    async done(ctx: OwnedCtx, row: ContractRow, signing: SigningRow): Promise<void> {
      const { tenants, landlord, forTenants, forLandlord, contractUrl } = await aboutOf(ctx, row, signing)
      for (const to of tenants)
        await send(ctx, keyOf(signing, 'done', to), signingMessage('doneTenant', forTenants, to))
      await send(
        ctx,
        keyOf(signing, 'done', landlord),
        signingMessage('doneLandlord', forLandlord, landlord, contractUrl),
      )
    },

    /** The landlord has taken it back. */
    async withdrawn(ctx: OwnedCtx, row: ContractRow, signing: SigningRow): Promise<void> {
      const { tenants, forTenants } = await aboutOf(ctx, row, signing)
      for (const to of tenants)
        await send(ctx, keyOf(signing, 'withdrawn', to), signingMessage('withdrawn', forTenants, to))
    },

    /** The time for signing is over, or the provider has ended the order by itself. */
    async expired(ctx: OwnedCtx, row: ContractRow, signing: SigningRow): Promise<void> {
      const { tenants, landlord, forTenants, forLandlord, contractUrl } = await aboutOf(ctx, row, signing)
      for (const to of tenants)
        await send(ctx, keyOf(signing, 'expired', to), signingMessage('expiredTenant', forTenants, to))
      await send(
        ctx,
        keyOf(signing, 'expired', landlord),
        signingMessage('expiredLandlord', forLandlord, landlord, contractUrl),
      )
    },
  }
}

export type MessageService = ReturnType<typeof messageService>
