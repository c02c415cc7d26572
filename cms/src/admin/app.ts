/** The panel asks nobody but this server: no look at GitHub for news, no guided tour. */
export default {
  config: { notifications: { releases: false }, tutorials: false },
  bootstrap() {},
};
