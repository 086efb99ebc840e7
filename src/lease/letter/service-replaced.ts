import { sql } from 'kysely'
import type { Db } from '../../base/db/pool'

/** The job that marks the letters whose notice another has replaced. */
export const replacedLettersJob = 'letters.replaced'

/** The number of letters that one batch marks. */
export const replacedBatchSize = 500

/**
 * Marks letters whose notice no longer stands, and that nothing says so about: letters from before the mark existed, and
 * those that the version before made beside this one. Such a letter has a later one, or the contract has no notice of its
 * party. Returns the number of letters that it marked.
 */
export async function markReplacedLetters(db: Db, limit = replacedBatchSize): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update contract_letter set is_replaced = true where id in (
      select letter.id from contract_letter letter join contract on contract.id = letter.contract_id
      where letter.kind in ('termination', 'tenant_termination') and not letter.is_preview
        and letter.last_day is not null and letter.taken_back_on is null and not letter.is_replaced
        and (
          coalesce(contract.notice ->> 'by', '') <> case letter.kind when 'termination' then 'landlord' else 'tenant' end
          or exists (
            select from contract_letter later
            where later.contract_id = letter.contract_id and later.id > letter.id and not later.is_preview
              and later.kind in ('termination', 'tenant_termination') and later.last_day is not null
          )
        )
      order by letter.id limit ${limit})`.execute(db)
  return Number(numAffectedRows)
}
