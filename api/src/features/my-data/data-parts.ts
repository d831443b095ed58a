import { noteData } from '../account-admin/note-data.ts';
import { accountData } from '../accounts/account-data.ts';
import { letterData } from '../accounts/letter-data.ts';
import { awardData } from '../achievements/award-data.ts';
import { actData } from '../audit/act-data.ts';
import { deviceData, sessionData } from '../auth/session-data.ts';
import { commentData } from '../comments/comment-data.ts';
import { messageData } from '../contact/message-data.ts';
import { documentData } from '../documents/document-data.ts';
import { firstStepsData } from '../first-steps/first-steps-data.ts';
import { hubAnswerData, hubPieceData, hubReplyData, hubVoteData } from '../hub/hub-data.ts';
import { jobAlertData, jobMarkData, sentJobData } from '../jobs/job-data.ts';
import { preferenceData } from '../mail-preferences/preference-data.ts';
import { mailData } from '../mailbox/mail-data.ts';
import { avatarData, profileData } from '../members/member-data.ts';
import {
  mentorAnswerData,
  mentorData,
  mentoringNoteData,
  mentoringPairData,
  mentoringRatingData,
  mentoringRequestData,
} from '../mentoring/mentoring-data.ts';
import { quizData } from '../quiz-progress/quiz-data.ts';
import { registrationData } from '../registrations/registration-data.ts';
import { secondFactorData } from '../second-factor/second-factor-data.ts';
import { talkMarkData, talkProposalData } from '../talks/talk-data.ts';
import type { DataPart } from './data-part.ts';

/**
 * All that is kept about a member, in the order in which she reads it. A feature that keeps something about members
 * adds its part here, or its columns below.
 */
export const dataParts: readonly DataPart[] = [
  accountData,
  profileData,
  avatarData,
  preferenceData,
  letterData,
  sessionData,
  deviceData,
  secondFactorData,
  firstStepsData,
  quizData,
  commentData,
  registrationData,
  awardData,
  hubPieceData,
  hubAnswerData,
  hubReplyData,
  hubVoteData,
  talkMarkData,
  talkProposalData,
  jobMarkData,
  jobAlertData,
  sentJobData,
  messageData,
  documentData,
  mentorData,
  mentorAnswerData,
  mentoringRequestData,
  mentoringPairData,
  mentoringNoteData,
  mentoringRatingData,
  noteData,
  mailData,
  actData,
];

/** Columns that lead to a member and are no part of her copy, and why. */
export const leftOut: Readonly<Record<string, string>> = {
  'achievement_awards.awarded_by': 'Work of the team; it stands among her acts.',
  'achievement_awards.revoked_by': 'Work of the team; it stands among her acts.',
  'comments.decided_by': 'What she decided as a moderator stands among her acts.',
  'contact_entries.author_id': 'Work of the team; it stands among her acts.',
  'contact_messages.assigned_to': 'Work of the team; what she did with it stands among her acts.',
  'hub_pieces.decided_by': 'Work of the team; it stands among her acts.',
  'document_steps.actor_id': 'Work of the team; it stands among her acts.',
  'login_challenges.user_id': 'The first step of a login whose second is still to come, for minutes, kept as a hash.',
  'mail_outbox.reply_to': 'The mail to the team about her message: the message itself is given.',
  'mentoring_team_notes.author_id': 'Work of the team; it stands among her acts.',
  'password_links.user_id': 'Links for one use, kept as hashes for a week at the most.',
  'pending_accounts.email': "A registration that nobody has confirmed may be anybody's, and is gone after a day.",
  'people.accepted_by': 'Work of the team; it stands among her acts.',
  'registrations.checked_in_by': 'Work of the team; it stands among her acts.',
  'talk_proposals.decided_by': 'Work of the team; it stands among her acts.',
  'talk_proposal_scores.reviewer_id': 'Work of the team; it stands among her acts.',
  'talk_speakers.permission_noted_by': 'Work of the team; it stands among her acts.',
  'user_notes.author_id': 'Work of the team; it stands among her acts.',
};
