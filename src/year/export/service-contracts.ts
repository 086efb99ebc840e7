import { setImmediate } from 'node:timers/promises'
import { answerWriter } from '../../base/call/answer'
import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { say } from '../../base/kit/words'
import { tenantName, tenantPhone } from '../../lease/contract/rules-tenant'
import type { PaperService } from '../../lease/contract/service-paper'
import { toContract, type ContractRow } from '../../lease/contract/service-select'
import { contractWords } from '../../lease/contract/words'
import { ExportedContract } from './model'
import { filesOf, houseCells, names, type Desk, type Files } from './service-vouchers'
import { exportWords } from './words'

const columns = [
  'number',
  'house',
  'houseId',
  'tenant',
  'birthday',
  'email',
  'phone',
  'status',
  'term',
  'from',
  'to',
  'firstPayment',
  'rent',
  'deposit',
  'other',
  'isDeleted',
  'files',
  'id',
] as const

const write = answerWriter(ExportedContract, false)

interface ContractDeps {
  readonly encryption: Pick<Encryption, 'decrypt'>
  readonly papers: Pick<PaperService, 'draw'>
}

/** Rent contracts as JSON, as a sheet, and on paper beside the files that are attached to them. */
export async function openContracts(
  { book, places, houses, language }: Omit<Desk, 'tally'>,
  { encryption, papers }: ContractDeps,
) {
  const json = await book.list('data/contracts.json')
  const sheet = await book.sheet('contracts', columns)
  return {
    async add(ctx: OwnedCtx, row: ContractRow, files: Files): Promise<void> {
      const contract = toContract(row, ctx.today, encryption)
      const { houseId, additionalId: number, start_date } = contract
      const tenant = tenantName(contract)
      const which = say(exportWords, 'contractFolder', language, { number })
      const folder = places.folderOf({ houseId, date: start_date, description: tenant, which, isTrashed: false })
      const [attached, signed] = [
        folder.put(filesOf(contract.documents, files)),
        folder.put(filesOf(contract.signed_documents, files)),
      ]
      const drawn: string[] = []
      for (const kind of ['contract', 'checklist'] as const) {
        const paper = await papers.draw(ctx, row, kind, language)
        if (paper === null) continue
        const path = folder.path(say(exportWords, kind === 'contract' ? 'lease' : 'handover', language))
        await book.file(path, paper.bytes)
        drawn.push(path)
        // Drawing keeps the process; others come in between.
        await setImmediate()
      }
      await json.add(write({ ...contract, files: attached, signed_files: signed, papers: drawn }))
      await sheet.add({
        ...houseCells({ houses, language }, houseId),
        number,
        tenant,
        birthday: { day: contract.tenant_birthday },
        email: contract.tenant_email,
        phone: tenantPhone(contract),
        status: say(contractWords, contract.status, language),
        term: say(contractWords, contract.type, language),
        from: { day: start_date },
        to: contract.end_date && { day: contract.end_date },
        firstPayment: { day: contract.first_payment_date },
        rent: { kr: contract.month_sum },
        deposit: contract.deposit_sum === null ? null : { kr: contract.deposit_sum },
        other: contract.other,
        files: names([...attached, ...signed]),
        id: contract.id,
      })
    },
    async end(): Promise<void> {
      await json.end()
      await sheet.end()
    },
  }
}
