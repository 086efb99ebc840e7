/**
 * The lowest cost of argon2id. With the usual cost, each registration and each login in a test takes 30 ms of processor
 * time.
 */
export const lowestHashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }
