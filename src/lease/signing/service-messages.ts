import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { queueMessage, type Message, type MessageQueue } from '../../base/outbox/message'
import type { ProfileService } from '../../landlord/account/service-profile'
import { houseFacts } from '../../landlord/house/service'
import { opensDepositAccount } from '../contract/rules-deposit'
import { linkPath } from '../contract/rules-signing'
import type { ContractRow } from '../contract/service-select'
import type { Parties, Party } from '../party/model'
import { tenantLanguage } from '../party/rules-tenant'
import type { ReadParties } from '../party/service'
import { firstRentDay } from '../rent/rules'
import { landlordMessage, tenantMessage, type PaperFacts, type LandlordNotice, type TenantNotice } from './service-mail'
import type { SigningRow } from './service-select'
import { codesOf } from './service-shown'

export interface MessageDeps extends MessageQueue {
  readonly encryption: Pick<Encryption, 'decrypt'>
  readonly publicUrl: string
  readonly profile: Pick<ProfileService, 'read'>
  readonly parties: ReadParties
}

interface ToTenants {
  readonly notice: TenantNotice
  /** The key of the message. Left out: the notice. */
  readonly key?: string
  /** True if the message links to the tenant's own page. If so, a tenant without a link gets no message. */
  readonly isLinked?: boolean
  /** True for each recipient of the message. Left out: all tenants. */
  readonly chosen?: (party: Party) => boolean
}

/** The deposit that is still to be paid when all have signed. */
function agreedDeposit(row: ContractRow): PaperFacts['deposit'] {
  const { deposit_sum: sum, deposit_payment_deadline: by } = row
  if (sum === null || sum === 0) return null
  return { sum, by, isOpenedLater: opensDepositAccount(row) }
}

/** Queues each message once. */
function noticeQueue({ encryption, publicUrl, profile, parties, ...queue }: MessageDeps) {
  async function aboutOf(ctx: OwnedCtx, row: ContractRow, signing: SigningRow): Promise<PaperFacts & Parties> {
    const house = await houseFacts(ctx, row.houseId)
    return {
      account: signing.account_id,
      paper: signing.paper,
      house,
      rentFrom: firstRentDay(row),
      signBefore: signing.ends_at,
      deposit: agreedDeposit(row),
      ...(await parties(ctx, row)),
    }
  }

  function linkOf(signing: SigningRow, party: Party): string | null {
    const codes = codesOf(signing, encryption)
    const path = codes && linkPath(signing.paper, party, codes)
    return path && `${publicUrl}${path}`
  }

  /** Does nothing when a message with that key was queued before. */
  const send = (ctx: OwnedCtx, key: string, message: Message): Promise<void> =>
    queueMessage(queue, ctx.db, ctx.now, message, { mail: `${key}-mail`, sms: `${key}-sms` })
  const keyOf = ({ id }: SigningRow, what: string, { role, place }: Pick<Party, 'role' | 'place'>) =>
    `signing-${id}-${what}-${role}-${place}`

  async function tellTenants(
    ctx: OwnedCtx,
    row: ContractRow,
    signing: SigningRow,
    { notice, key = notice, isLinked = false, chosen = () => true }: ToTenants,
  ): Promise<void> {
    const about = await aboutOf(ctx, row, signing)
    for (const to of about.tenants.filter(chosen)) {
      const url = isLinked ? linkOf(signing, to) : null
      if (isLinked && url === null) continue
      const language = tenantLanguage(to, row, signing.language)
      await send(ctx, keyOf(signing, key, to), tenantMessage(notice, about, to, { language, url }))
    }
  }
  async function tellLandlord(
    ctx: OwnedCtx,
    row: ContractRow,
    signing: SigningRow,
    notice: LandlordNotice,
  ): Promise<void> {
    const about = await aboutOf(ctx, row, signing)
    const { language } = await profile.read(ctx)
    const isTurn = notice === 'turn'
    const url = isTurn ? linkOf(signing, about.landlord) : `${publicUrl}/home/contract/${signing.contract_id}`
    if (url === null) return
    const signed = signing.signers.flatMap(({ role, name, signed_at, signed_name, is_mismatch }) =>
      isTurn && role === 'tenant' && signed_at !== null
        ? [{ tenant: name, signedBy: signed_name, isMismatch: is_mismatch }]
        : [],
    )
    await send(ctx, keyOf(signing, notice, about.landlord), landlordMessage(notice, about, { language, url, signed }))
  }

  return { tellTenants, tellLandlord }
}

const isWaitedFor =
  (signing: SigningRow) =>
  ({ role, place }: Party): boolean =>
    signing.signers.some((each) => each.role === role && each.place === place && each.signed_at === null)

/** Writes once to each person whom the news concerns. */
export function messageService(deps: MessageDeps) {
  const { tellTenants, tellLandlord } = noticeQueue(deps)
  return {
    /** Asks the tenants to sign. `isRepeated`: an earlier order asked them to sign the paper. */
    ask: (ctx: OwnedCtx, row: ContractRow, signing: SigningRow, isRepeated: boolean): Promise<void> =>
      tellTenants(ctx, row, signing, { notice: isRepeated ? 'askAgain' : 'ask', key: 'ask', isLinked: true }),

    remind: (ctx: OwnedCtx, row: ContractRow, signing: SigningRow): Promise<void> =>
      tellTenants(ctx, row, signing, {
        notice: 'remind',
        key: `remind-${ctx.now}`,
        isLinked: true,
        chosen: isWaitedFor(signing),
      }),

    /** Asks the landlord to sign, because all tenants have signed. The message names whose BankID signed. */
    turn: (ctx: OwnedCtx, row: ContractRow, signing: SigningRow): Promise<void> =>
      tellLandlord(ctx, row, signing, 'turn'),

    /** Says that everybody has signed. The file is stored. */
    async done(ctx: OwnedCtx, row: ContractRow, signing: SigningRow): Promise<void> {
      await tellTenants(ctx, row, signing, { notice: 'done' })
      await tellLandlord(ctx, row, signing, 'done')
    },

    withdrawn: (ctx: OwnedCtx, row: ContractRow, signing: SigningRow): Promise<void> =>
      tellTenants(ctx, row, signing, { notice: 'withdrawn' }),

    async expired(ctx: OwnedCtx, row: ContractRow, signing: SigningRow): Promise<void> {
      await tellTenants(ctx, row, signing, { notice: 'expired' })
      await tellLandlord(ctx, row, signing, 'expired')
    },

    /** Says that the provider has ended the order on its own. */
    async canceled(ctx: OwnedCtx, row: ContractRow, signing: SigningRow): Promise<void> {
      await tellTenants(ctx, row, signing, { notice: 'canceled' })
      await tellLandlord(ctx, row, signing, 'canceled')
    },
  }
}

export type MessageService = ReturnType<typeof messageService>
