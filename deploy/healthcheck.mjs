// Ends with status 0 if the app of this machine should get requests, and otherwise with 1. It is the container's
// HEALTHCHECK, so the container doesn't need curl.
const host = ['', '0.0.0.0', '::'].includes(process.env.HOST ?? '') ? '127.0.0.1' : process.env.HOST
const address = `http://${host.includes(':') ? `[${host}]` : host}:${process.env.PORT || 3000}/api/ready`
try {
  const answer = await fetch(address, { signal: AbortSignal.timeout(4000) })
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
