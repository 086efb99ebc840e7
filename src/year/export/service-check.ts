import type { z } from 'zod'
import { answerWriter } from '../../base/call/answer'
import type { OwnedCtx } from '../../base/call/context'
import { Expense } from '../../books/expense/model'
import { Income } from '../../books/income/model'
import { Item, PersonalUse } from '../../books/depreciation/model'
import { depreciationRows } from '../../books/depreciation/rules'
import { Supplier } from '../../books/supplier/model'
import { Contract } from '../../lease/contract/model'
import { ExportedHouse } from './model'
import type { PrepareDeps } from './service-prepare'
import {
  readContracts,
  readExpenses,
  readHouses,
  readIncomes,
  readItems,
  readPersonalUse,
  readSuppliers,
} from './service-read'

export class NotExportable extends Error {}

/** Returns a function that refuses a record whose answer the API could not give. */
function shapeOf<S extends z.ZodType>(name: string, schema: S): (record: z.output<S>) => void {
  const write = answerWriter(schema, false)
  return (record) => {
    if (!schema.safeParse(JSON.parse(write(record))).success) throw new NotExportable(name)
  }
}

type CheckDeps = Pick<PrepareDeps, 'contracts' | 'encryption' | 'lists'>

/**
 * Reads all records as an export does, without their files. Throws NotExportable, or what the reading throws, for a
 * record that no call could have stored.
 */
export function exportCheck(deps: CheckDeps) {
  const read = readAll(deps)
  return async (ctx: OwnedCtx): Promise<void> =>
    await read(ctx).catch((error: unknown) => {
      // JSON of another shape than ours makes the code stumble that reads it.
      const isShape = error instanceof TypeError || error instanceof SyntaxError || error instanceof RangeError
      throw isShape ? new NotExportable('data', { cause: error }) : error
    })
}

const readAll = ({ contracts, encryption, lists }: CheckDeps) =>
  async function check(ctx: OwnedCtx): Promise<void> {
    const each = async <T>(pages: AsyncIterable<readonly T[]>, of: (record: T) => void) => {
      for await (const page of pages) page.forEach(of)
    }
    ;(await readHouses(ctx)).forEach(shapeOf('house', ExportedHouse))
    await each(readSuppliers(ctx), shapeOf('supplier', Supplier))
    await each(readExpenses(ctx), shapeOf('bilag', Expense))
    await each(readIncomes(ctx, encryption), shapeOf('incomebilag', Income))
    const isItem = shapeOf('depreciationbilag', Item)
    await each(readItems(ctx), (item) => {
      isItem(item)
      depreciationRows(item)
    })
    const isContract = shapeOf('contract', Contract)
    await each(readContracts(ctx, contracts), (row) => isContract(contracts.shown(ctx, row)))
    ;(await readPersonalUse(ctx)).forEach(shapeOf('depreciationpersonal', PersonalUse))
    for (const { path, answer, read } of lists) (await read(ctx)).forEach(shapeOf(path, answer))
  }
