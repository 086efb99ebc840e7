import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import type { ChecklistForm } from '../checklist/model'
import { storeContractList, type ContractListKind } from '../checklist/service'
import type { Contract } from './model'
import type { CostSplitForm } from './model-forms'
import { storedCostSplit } from './rules'
import { type ContractDeps } from './service'
import { changeContract, lockDraft } from './service-change'
import { lockContract } from './service-select'

/** Stores the parts that have a form of their own: shared costs, what belongs to the home, the handover list. */
export function contractPartService({ contracts: { found } }: Pick<ContractDeps, 'contracts'>) {
  const writeKind =
    (kind: ContractListKind) =>
    async (ctx: OwnedCtx, id: number, form: ChecklistForm): Promise<Contract> => {
      await lockAccount(ctx)
      // The lease lists what belongs to the home. The handover list is a paper of its own.
      if (kind === 'extras') await lockDraft(ctx, id)
      else await lockContract(ctx, id)
      await storeContractList(ctx, id, kind, form)
      return await found(ctx, id)
    }

  return {
    /** Refuses with 404 and 409 contractFrozen. */
    async costSplit(ctx: OwnedCtx, id: number, form: CostSplitForm): Promise<Contract> {
      await lockAccount(ctx)
      await lockDraft(ctx, id)
      await changeContract(ctx, id, storedCostSplit(form))
      return await found(ctx, id)
    },

    /** Refuses with 404 and 409 contractFrozen. */
    extras: writeKind('extras'),

    /** Refuses with 404, and with 409 contractSigned when the list is signed. */
    createChecklist: writeKind('checklist'),
  }
}

export type ContractPartService = ReturnType<typeof contractPartService>
