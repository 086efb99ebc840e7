import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type Kysely,
  type TransactionSettings,
} from 'kysely'
import type pg from 'pg'

// An action waits for the database once per statement. Two of these waits are spared here: the one for `begin`, which
// travels with the first statement, and the one for `commit`, which travels with the last. Both need `pipeline` of pg:
// statements are sent at once and answered in order.

/** What is to be said right before `commit`, by connection. */
const lastWords = new WeakMap<DatabaseConnection, CompiledQuery>()

/**
 * Leaves a statement to be sent together with the `commit` of the transaction. When it fails nothing is committed, and
 * the transaction throws its error. For one whose rows nobody needs. Throws outside a transaction, where it would be
 * sent with the next one on that connection, and when there is one already, which would be lost.
 */
export async function lastly<DB>(tx: Kysely<DB>, statement: CompiledQuery): Promise<void> {
  if (!tx.isTransaction) throw new Error('only a transaction has a last statement')
  await tx.getExecutor().provideConnection(async (connection) => {
    if (lastWords.has(connection)) throw new Error('a transaction has one last statement')
    lastWords.set(connection, statement)
  })
}

class EagerDriver extends PostgresDriver {
  /** Whatever keeps a transaction from beginning, a lost connection, keeps the statement behind it from running too. */
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    if (settings.isolationLevel || settings.accessMode) return await super.beginTransaction(connection, settings)
    connection.executeQuery(CompiledQuery.raw('begin')).catch(() => undefined)
  }

  /** After a failed statement PostgreSQL takes `commit` for `rollback`. */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const last = lastWords.get(connection)
    lastWords.delete(connection)
    const ends = await Promise.allSettled([
      ...(last ? [connection.executeQuery(last)] : []),
      super.commitTransaction(connection),
    ])
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    lastWords.delete(connection)
    await super.rollbackTransaction(connection)
  }

  /** Before the last statement only: what is left behind a savepoint can then be told from what was left before it. */
  override async savepoint(...[connection, ...named]: Parameters<PostgresDriver['savepoint']>): Promise<void> {
    if (lastWords.has(connection)) throw new Error('nothing but the end comes after the last statement')
    await super.savepoint(connection, ...named)
  }

  override async rollbackToSavepoint(
    ...[connection, ...named]: Parameters<PostgresDriver['rollbackToSavepoint']>
  ): Promise<void> {
    lastWords.delete(connection)
    await super.rollbackToSavepoint(connection, ...named)
  }
}

export class EagerDialect extends PostgresDialect {
  constructor(private readonly pool: pg.Pool) {
    super({ pool })
  }
  override createDriver(): Driver {
    return new EagerDriver({ pool: this.pool })
  }
}
