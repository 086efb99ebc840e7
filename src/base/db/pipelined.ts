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

const lastStatements = new WeakMap<DatabaseConnection, CompiledQuery>()

/**
 * Sends the statement together with the `commit` of the transaction. This saves one round trip: about 90 µs, a tenth of
 * `POST bilag` (docs/decisions/0014-write-path.md). When it fails nothing is committed, and the transaction throws its
 * error. Its rows can't be read. Throws outside a transaction, where it would be sent with the next one on that
 * connection, and when the transaction has such a statement already.
 */
export async function executeWithCommit<DB>(tx: Kysely<DB>, statement: CompiledQuery): Promise<void> {
  if (!tx.isTransaction) throw new Error('only a transaction has a last statement')
  await tx.getExecutor().provideConnection(async (connection) => {
    if (lastStatements.has(connection)) throw new Error('a transaction has one last statement')
    lastStatements.set(connection, statement)
  })
}

/** Needs `pipeline` of pg: statements are sent at once and their results come in order. */
class PipelinedDriver extends PostgresDriver {
  /**
   * Sends `begin` together with the first statement, which saves about 60 µs. A lost connection that stops `begin`
   * stops the first statement too, so the error of `begin` need not be awaited.
   */
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    if (settings.isolationLevel || settings.accessMode) return await super.beginTransaction(connection, settings)
    connection.executeQuery(CompiledQuery.raw('begin')).catch(() => undefined)
  }

  /** After a failed statement PostgreSQL executes `commit` as `rollback`. */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const last = lastStatements.get(connection)
    lastStatements.delete(connection)
    const results = await Promise.allSettled([
      ...(last ? [connection.executeQuery(last)] : []),
      super.commitTransaction(connection),
    ])
    for (const result of results) if (result.status === 'rejected') throw result.reason
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    lastStatements.delete(connection)
    await super.rollbackTransaction(connection)
  }

  /** Refused after the last statement: a rollback to this savepoint could not know which of them to undo. */
  override async savepoint(...[connection, ...rest]: Parameters<PostgresDriver['savepoint']>): Promise<void> {
    if (lastStatements.has(connection)) throw new Error('a savepoint must stand before the last statement')
    await super.savepoint(connection, ...rest)
  }

  override async rollbackToSavepoint(
    ...[connection, ...rest]: Parameters<PostgresDriver['rollbackToSavepoint']>
  ): Promise<void> {
    lastStatements.delete(connection)
    await super.rollbackToSavepoint(connection, ...rest)
  }
}

export class PipelinedDialect extends PostgresDialect {
  constructor(private readonly pool: pg.Pool) {
    super({ pool })
  }
  override createDriver(): Driver {
    return new PipelinedDriver({ pool: this.pool })
  }
}
