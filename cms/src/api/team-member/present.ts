import type { Accent, TeamMember } from '@reelists/contract';
import { presentOptionalMedia, type MediaRow } from '../media/present';

export interface TeamMemberRow {
  documentId: string;
  name: string;
  position: string;
  description: string;
  accent: Accent | null;
  img: MediaRow | null;
}

export const presentTeamMember = (row: TeamMemberRow): TeamMember => ({
  _id: row.documentId,
  name: row.name,
  position: row.position,
  description: row.description,
  accent: row.accent ?? 'studio',
  img: presentOptionalMedia(row.img),
});
