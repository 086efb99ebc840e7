import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { clearStoredAnswers } from '../../base/call/stored-answer-erase'
import { unreadableAsEmpty } from '../../base/db/encryption'
import { releaseDocuments } from '../../base/file/service-uses'
import { maskAddress } from '../../base/kit/mask'
import { Refusal } from '../../base/kit/refusal'
import { translate } from '../../base/kit/words'
import type { TenantPart } from '../../base/module/shape'
import { eraseMessages } from '../../base/outbox/service-erase'
import { eraseAttemptsNaming } from '../../base/sendlog/service'
import { eraseTenantInVouchers } from '../../books/income/service-contract'
import { contractSteps, type Contract } from '../contract/model'
import { type ContractDeps } from '../contract/service'
import { changeContract } from '../contract/service-change'
import { eraseLetters } from '../contract/service-rent'
import { contractStatus } from '../contract/rules'
import { selectContractsAndHidden, type ContractRow } from '../contract/service-select'
import { withTenants } from '../party/service'
import { erasedWords } from '../party/words-erased'
import type { EraseTenantForm } from './model'
import { arePapersKept, mayEraseTenant, mentionsAny } from './rules-erase'
import { textsNamingTenants } from './rules-findable'

export interface EraseTenantDeps extends Pick<ContractDeps, 'encryption' | 'contracts'> {
  readonly parts: readonly TenantPart[]
}

/** The columns to empty. After that, nothing in the contract's row identifies the tenants. */
const erasedColumns = () => {
  const { deposit_account } = contractSteps.deposit.erased()
  const { documents, shared_rooms } = contractSteps.house.erased()
  const { fixed_term_reason } = contractSteps.terms.erased()
  const { other } = contractSteps.including.erased()
  return {
    ...contractSteps.tenant.erased(),
    tenant_birthday: '',
    co_tenants: null,
    co_landlords: null,
    deposit_account,
    guarantee: null,
    documents,
    shared_rooms,
    fixed_term_reason,
    other,
    split_costs: null,
    signed_documents: [] as string[],
    signed_paper: null,
  } as const
}

/** Erases tenants (docs/rules/lease.md#erasing-a-tenant). */
export function eraseTenantService({ encryption, contracts: { found, lock }, parts }: EraseTenantDeps) {
  // Erasing always works. A value that can't be decrypted is erased with the rest.
  const findableIn = (row: ContractRow) => textsNamingTenants(withTenants(row, unreadableAsEmpty(encryption)))

  /**
   * The texts that find the tenants elsewhere. A text that another contract of the account still contains is left out.
   */
  async function soughtOf(ctx: OwnedCtx, row: ContractRow): Promise<readonly string[]> {
    const others = await selectContractsAndHidden(ctx)
      .where('contract.id', '!=', row.id)
      .where('contract.tenant_erased_at', 'is', null)
      .execute()
    const staying = new Set(others.flatMap(findableIn))
    const known: string[] = []
    for (const { names: namesOf } of parts) known.push(...((await namesOf?.(ctx, row.id)) ?? []))
    const called = known.map((name) => name.toLowerCase())
    return [...new Set([...findableIn(row), ...called])].filter((text) => text !== '' && !staying.has(text))
  }

  /** Erases the traces outside of the contract: messages that wait, sent messages, and stored answers. */
  async function eraseTraces(ctx: OwnedCtx, sought: readonly string[]): Promise<void> {
    const { db, owner } = ctx
    await eraseMessages(
      db,
      encryption,
      ({ account, to, text }) => account === owner && mentionsAny(`${to}\n${text}`, sought),
    )
    await eraseAttemptsNaming(db, owner, [...sought, ...sought.filter((text) => text.includes('@')).map(maskAddress)])
    await clearStoredAnswers(db, owner, encryption, (json) => mentionsAny(json, sought))
  }

  return {
    /**
     * Erases the tenants of a finished contract everywhere, with its papers. Sums and months stay. A second call does
     * nothing. Refuses with 404, 409 contractNotFinished, contractFrozen while one of its papers waits to be signed,
     * depositNotSettled, and keepingPeriod while its papers may be needed, unless `confirm` is set.
     */
    async eraseTenant(ctx: OwnedCtx, id: number, { confirm }: EraseTenantForm): Promise<Contract> {
      await lockAccount(ctx)
      const row = await lock(ctx, id)
      if (row.tenant_erased_at !== null) return await found(ctx, id)
      if (!mayEraseTenant({ ...row, status: contractStatus(row, ctx.today) })) throw new Refusal('contractNotFinished')
      for (const { mayErase } of parts) await mayErase?.(ctx, id)
      if (arePapersKept(row, ctx.today) && !confirm) throw new Refusal('keepingPeriod')
      const title = translate(erasedWords, 'rentTitle', ctx.language)
      const sought = await soughtOf(ctx, row)
      await eraseTraces(ctx, sought)
      for (const { erase } of parts) await erase(ctx, { contract: id, title, sought })
      await eraseLetters(ctx, id)
      await eraseTenantInVouchers(ctx, id, title)
      await releaseDocuments(ctx, [
        ...row.documents,
        ...row.signed_documents,
        ...(row.signed_paper === null ? [] : [row.signed_paper]),
      ])
      await changeContract(ctx, id, { ...erasedColumns(), tenant_erased_at: ctx.now })
      return await found(ctx, id)
    },
  }
}

export type EraseTenantService = ReturnType<typeof eraseTenantService>
