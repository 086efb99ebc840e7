import process from 'node:process'

/** `npm run proof` runs everything at its full size; `npm test` a cut-down one. */
export const full = process.env['PROOF'] === 'full'

/** Replays a run: `PROOF_SEED=7 npm run proof`. Every failure of a generated case prints it. */
export const seed = Number(process.env['PROOF_SEED'] ?? 20_261_120)

/** How much of each check a run does. */
export const sizes = full
  ? { fuzz: Number(process.env['PROOF_FUZZ'] ?? 500), rounds: 20, appKills: 50, databaseKills: 20 }
  : { fuzz: Number(process.env['PROOF_FUZZ'] ?? 40), rounds: 2, appKills: 2, databaseKills: 1 }
