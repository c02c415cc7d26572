/**
 * Faults only. A line per request would put addresses and what staff search for, which is people's
 * names, into a file nobody looks after; a proxy in front writes its own. So `strapi::logger` is not among the middlewares.
 */
export default { level: 'warn' };
